import type { Page } from '@playwright/test';
import { expect, type Guest } from './online.ts';

const TV = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };

/** A big screen, and its code. */
export async function openSalon(guest: Guest): Promise<{ readonly screen: Page; readonly code: string }> {
  const screen = await guest('Salon');
  await screen.setViewportSize(TV);
  await screen.goto('/salon');
  const said = await screen.locator('.room-code').textContent();
  return { screen, code: said?.replace(/\s/g, '').toLowerCase() ?? '' };
}

/** Somebody scans the code, and is in. */
export async function joins(guest: Guest, code: string, name: string, face: string): Promise<Page> {
  const phone = await guest(name);
  await phone.setViewportSize(PHONE);
  await phone.goto(`/s/${code}`);
  await phone.getByLabel('Nom').fill(name);
  await phone.getByRole('radio', { name: face }).check({ force: true });
  await phone.getByRole('button', { name: 'M’asseoir' }).click();
  await expect(phone.getByRole('heading', { name: `Vous voilà, ${name}.` })).toBeVisible();
  return phone;
}

/** Somebody goes home: the rest of the evening is without them. */
export async function leaves(phone: Page, code: string): Promise<void> {
  const { origin } = new URL(phone.url());
  const headers = { origin };
  const called = await phone.request.get(`${origin}/api/room-codes/${code}`);
  const { id }: { readonly id: string } = await called.json();
  const left = await phone.request.post(`${origin}/api/rooms/${id}/leave`, { data: {}, headers });
  expect(left.ok(), await left.text()).toBe(true);
}
