// Written by tools/registry.ts from the folders beside it. `npm run registry` writes it again.
import type { UiEntry } from '#ui/entry.ts';

export const uiRegistry: Readonly<Record<string, UiEntry>> = {
  mathable: {},
};
