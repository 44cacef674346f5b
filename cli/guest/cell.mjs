/**
 * Where somebody else's program thinks: in a process that Node allows no file, no network and no other process, and
 * there among values of its own, without a way to those of this file. It hears one line of JSON a question, and
 * answers with one. Run by guest.ts, with `--permission`.
 */
import { createInterface } from 'node:readline';
import vm from 'node:vm';

const { process: host, performance } = globalThis;
// Whatever leads out of the context finds nothing that does something.
for (const name of Object.getOwnPropertyNames(globalThis)) {
  if (!(name in vm.runInNewContext('globalThis')) && name !== 'globalThis') delete globalThis[name];
}

const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
  codeGeneration: { strings: false, wasm: false },
});
const noImports = vm.runInContext('new Error("a player may import nothing")', context);

/** Asks inside, so that only text goes in and out. The same question is answered with the same chance. */
const ask = vm.runInContext(
  `(player, text) => {
    const { kind, view, moves, kinds, chance } = JSON.parse(text);
    let state = chance;
    Math.random = () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
    const answer = kind === 'choose' ? player.choose(view, moves) : (player.interrupt?.(view, moves, kinds) ?? null);
    return JSON.stringify(answer) ?? 'null';
  }`,
  context,
);

let player = null;

for await (const line of createInterface({ input: host.stdin })) {
  const before = host.threadCpuUsage();
  const start = performance.now();
  let answer;
  try {
    answer = player === null ? await enter(JSON.parse(line)) : `{"move":${ask(player, line)}`;
  } catch (error) {
    // Its text only, and cut: what was thrown is the guest's.
    answer = `{"error":${JSON.stringify(String(error).slice(0, 300))}`;
  }
  const ms = performance.now() - start;
  const { user, system } = host.threadCpuUsage(before);
  host.stdout.write(`${answer},"ms":${ms},"cpuMs":${(user + system) / 1000}}\n`);
}
host.exit(0);

/** The first line is the program itself. */
async function enter({ code }) {
  const refuse = () => {
    throw noImports;
  };
  const program = new vm.SourceTextModule(code, { context, importModuleDynamically: refuse });
  await program.link(refuse);
  await program.evaluate();
  if (typeof program.namespace.choose !== 'function') throw new Error('no exported function “choose”');
  player = program.namespace;
  return '{"move":null';
}
