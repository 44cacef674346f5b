import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { stepAfter } from '#games/mathable/test/browser/player.ts';
import { makeWords } from '#text/words.ts';
import carryFr from '../text/carry/fr.json' with { type: 'json' };
import pagesFr from '../text/fr.json' with { type: 'json' };
import menuFr from '../text/menu/fr.json' with { type: 'json' };
import onlineFr from '../text/online/fr.json' with { type: 'json' };
import replaysFr from '../text/replays/fr.json' with { type: 'json' };
import shelfFr from '../text/shelf/fr.json' with { type: 'json' };
import { etagere } from './cli.ts';
import { press } from './hand.ts';
import { cutWhere, keepOnDevice, kept, readReplay } from './kept.ts';
import { sticksOut, troubles } from './layout.ts';
import { expect, test } from './online.ts';
import { expectNoSideways, expectNoViolations, open, shoot } from './pages.ts';
import { passToTheEnd } from './turns.ts';

const { label } = makeWords('fr', pagesFr, carryFr, menuFr, onlineFr, replaysFr, shelfFr);

/** A game alone against a bot, kept on the device of this page, where its person begins a turn. */
async function alone(page: Page): Promise<string> {
  const file = cutWhere(readReplay('out-of-tiles-two-players'), ({ view, turn }) => {
    const isNew = view.phase.tag === 'act' && view.turn.placements.length === 0;
    return turn?.seats[0] === 0 && isNew && view.board.filter(tile => tile !== null).length > 12;
  });
  const one = kept('alone', file);
  await keepOnDevice(page, one);
  return one.id;
}

async function racked(page: Page): Promise<readonly string[]> {
  return (await page.locator('[data-tile]').allInnerTexts()).toSorted();
}

/** From the menu of the table to the waiting room. */
async function carry(page: Page, id: string, { anew }: { readonly anew: boolean }): Promise<void> {
  await open(page, `/table/${id}`);
  await press(page, label('table.menu'));
  await page
    .getByRole('dialog')
    .getByRole('link', { name: label('table.carry') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('continuer en ligne');
  if (!anew) await press(page, label('carry.anew-no'));
  await press(page, label('carry.send'));
  await expect(page).toHaveURL(/\/t\//);
}

test('a game alone goes on online in mid-game: a friend takes the bot’s seat, both play to the end @phone', async ({
  guest,
  isMobile,
}, info) => {
  const [ines, paul] = [await guest('Inès'), await guest('Paul')];
  const id = await alone(ines);
  await open(ines, `/table/${id}`);
  const hand = await racked(ines);
  const step = await ines.locator('[data-step]').getAttribute('data-step');

  await open(ines, `/carry/${id}`);
  await expectNoViolations(ines);
  await expectNoSideways(ines);
  expect([...(await sticksOut(ines)), ...(await troubles(ines, { finger: isMobile }))]).toEqual([]);
  await shoot(ines, 'carry');
  await carry(ines, id, { anew: true });

  const mark = label('online.carried', { name: 'Inès', step: Number(step), anew: 'yes' });
  await expect(ines.locator('main')).toContainText(mark);
  await expectNoViolations(ines);
  await shoot(ines, 'carry-room');
  const link = ines.url();
  await paul.goto(link);
  await expect(paul.locator('main')).toContainText(mark);
  await press(paul, label('online.waiting.sit'));
  await press(ines, label('online.waiting.go-on'));

  // One's own hand is as it was; the friend has seven tiles that the device did not know.
  await expect(ines.locator('[data-tile]')).toHaveCount(hand.length);
  expect(await racked(ines)).toEqual(hand);
  await expect(paul.locator('[data-tile]')).toHaveCount(7);
  for (const page of [ines, paul]) {
    await expect(page.locator('[data-step]')).toHaveAttribute('data-step', step ?? '');
    await expect(page.locator('.online-notes')).toContainText(
      label('online.carried-short', { name: 'Inès' }),
    );
    await expectNoViolations(page);
  }
  await shoot(paul, 'carry-table');
  // On the device it is where it went.
  await open(ines, '/');
  await expect(ines.getByRole('link', { name: label('shelf.resume') })).toHaveCount(0);
  await ines.goto(`/table/${id}`);
  await expect(ines).toHaveURL(link);

  await passToTheEnd([ines, paul]);
  await expect(paul.getByRole('dialog')).toContainText(/gagne|partagent/);

  const table = link.split('/').at(-1) ?? '';
  await open(paul, `/replay/online/${table}`);
  await press(paul, label('fair.open', { state: 'carried' }));
  const found = paul.getByRole('dialog');
  await expect(found).toContainText(label('fair.lead', { state: 'carried' }));
  await expect(found).toContainText(
    label('fair.elsewhere', { step: Number(step), name: 'Inès', anew: 'yes' }),
  );
  await expect(found).toContainText(label('fair.anew', { fits: 'yes' }));
  await expect(found.locator('li.wrong')).toHaveCount(0);
  await expectNoViolations(paul);
  await shoot(paul, 'carry-fair');

  const path = info.outputPath('carried.json');
  const arriving = paul.waitForEvent('download');
  await found.getByRole('button', { name: label('table.export') }).click();
  await (await arriving).saveAs(path);
  const file = JSON.parse(readFileSync(path, 'utf8')) as { readonly format: string };
  expect(file.format).toBe('etagere-match/3');
  expect(await etagere('verify', path)).toContain('Ce qui a été redistribué');
});

test('somebody comes in mid-game, and takes over from the bot; the hidden stays where one wishes so', async ({
  guest,
}) => {
  const [ines, paul] = [await guest('Inès'), await guest('Paul')];
  const id = await alone(ines);
  await carry(ines, id, { anew: false });
  await press(ines, label('online.waiting.go-on'));
  await expect(ines.locator('.online-notes')).toContainText(label('online.carried-short', { name: 'Inès' }));
  await press(ines, label('table.menu'));
  await expect(ines.getByRole('dialog')).toContainText('Inès peut le connaître');
  await ines.keyboard.press('Escape');
  await expect(ines.locator('.seat').nth(1)).toContainText(label('online-table.note.awaited'));
  const link = ines.url();
  await paul.goto(link);
  await expect(paul.locator('.late-seat')).toBeVisible();
  await expectNoViolations(paul);
  await shoot(paul, 'carry-late');
  await paul.getByRole('button', { name: /^Remplacer / }).click();
  await expect(paul.locator('[data-tile]')).toHaveCount(7);
  await expect(paul.locator('.late-seat')).toHaveCount(0);
  await expect(ines.locator('.seat').nth(1)).toContainText('Paul');
  const step = await ines.locator('[data-step]').getAttribute('data-step');
  await ines.getByRole('button', { name: 'Passer', exact: true }).click();
  await stepAfter(ines, step ?? '');
  await expect(paul.getByRole('button', { name: 'Passer', exact: true })).toBeVisible();
});
