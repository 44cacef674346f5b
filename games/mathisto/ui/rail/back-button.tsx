import { Icon } from '#ui/icons.tsx';

/** One step back in what is considered. */
export function BackButton({ back, label }: { readonly back: () => void; readonly label: string }) {
  return (
    <button
      type="button"
      class="button icon back"
      aria-label={label}
      aria-keyshortcuts="Escape"
      onClick={back}
    >
      <Icon name="close" />
    </button>
  );
}
