import type { Locator } from '@playwright/test';

/** How a hand touches a card or a button. */
export type Touch = (there: Locator) => Promise<void>;

export const byPointer: Touch = there => there.click();
export const byTouch: Touch = there => there.tap();
export const byKeyboard: Touch = async there => {
  await there.focus();
  await there.page().keyboard.press('Enter');
};
