import { Component, type ComponentChildren } from 'preact';
import { Oops } from './oops.tsx';

interface Props {
  readonly children: ComponentChildren;
}

/** An unexpected error shows a sentence. What was played is on the device already: see LocalTable. */
export class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: undefined as unknown };

  static override getDerivedStateFromError(error: unknown): { error: unknown } {
    console.error(error);
    return { error };
  }

  override render({ children }: Props) {
    return this.state.error === undefined ? children : <Oops error={this.state.error} />;
  }
}
