import { readFileSync } from 'node:fs';
import { makeWords } from '#text/words.ts';
import type { Kept } from '../offline/store.ts';
import pagesFr from '../text/fr.json' with { type: 'json' };
import replaysFr from '../text/replays/fr.json' with { type: 'json' };
import { etagere } from './cli.ts';
import { hurry } from './hand.ts';
import { keepOnDevice, replayPath } from './kept.ts';
import { expectNoViolations, open, shoot } from './pages.ts';
import { expect, test } from './site.ts';

const { label } = makeWords('fr', pagesFr, replaysFr);

const MATCHES = {
  gamate: 'made-exactly',
  mathable: 'challenge-out-of-tiles-two-players',
  mathisto: 'discoveries-together-three-players',
  matryoshka: 'clear-win-three-players',
} as const;

function kept(game: keyof typeof MATCHES): Kept {
  const file = JSON.parse(readFileSync(replayPath(MATCHES[game], game), 'utf8')) as {
    readonly seats: number;
    readonly entries: readonly unknown[];
  };
  const chairs = Array.from(
    { length: file.seats },
    (_, seat) => ({ kind: 'person', name: `Joueur ${seat + 1}` }) as const,
  );
  return { id: game, game, chairs, file, steps: file.entries.length, over: true, updated: Date.now() };
}

test.beforeEach(({ page }) => hurry(page));

for (const game of Object.keys(MATCHES) as (keyof typeof MATCHES)[])
  test(`${game}: what could be known is told in a replay as at a terminal, the truth only when asked @phone`, async ({
    page,
  }) => {
    await keepOnDevice(page, kept(game));
    await open(page, `/replay/${game}?step=20&seat=1`);
    const panel = page.getByRole('region', { name: label('odds.title') }).first();
    await panel.getByRole('button', { name: label('odds.open') }).click();
    const rows = panel.locator('tbody tr');
    await expect(rows.first()).toBeVisible({ timeout: 30_000 });
    const path = replayPath(MATCHES[game], game);
    const told = JSON.parse(await etagere('odds', path, '--step', '20', '--seat', '1', '--json')) as {
      readonly pieces: readonly { readonly chances: readonly number[] }[];
      readonly clues: readonly string[];
    };
    await expect(rows).toHaveCount(told.pieces.length);
    const shares = told.pieces[0]?.chances
      .filter(chance => chance > 0)
      .map(chance => Math.round(100 * chance));
    const shown = await rows.first().locator('td').allTextContents();
    expect(shown.flatMap(text => text.match(/\d+/)?.map(Number) ?? [])).toEqual(shares);
    await expect(panel.locator('.odds-clues li')).toHaveText([...new Set(told.clues)]);
    await expect(panel.locator('.there')).toHaveCount(0);
    await panel.getByRole('checkbox', { name: label('odds.truth') }).check();
    await expect(panel.locator('.there').first()).toContainText(label('odds.there'));
    await shoot(page, `odds-${game}`);
    await expectNoViolations(page);
    // The panel itself; what lies beside it is looked at elsewhere.
    expect(await panel.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0);
  });
