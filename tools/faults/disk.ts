/** Disks that can be filled, and disks whose power can be cut. Both are mounted, which only root may do. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Disk {
  /** Where it is mounted. */
  readonly path: string;
  readonly remove: () => void;
}

export interface SmallDisk extends Disk {
  /** Not a byte more goes onto it. */
  readonly fill: () => void;
  /** What filled it is gone. */
  readonly empty: () => void;
}

export interface CutDisk extends Disk {
  /** What would be there if the power failed now. Whoever writes is held still, and must be gone before `restore`. */
  readonly photograph: () => void;
  /** Mounts what was photographed, as a machine does that starts again. */
  readonly restore: () => void;
}

const MB = 1_048_576;

/** Why there can be none here; null if there can. */
export function whyNoDisk(): string | null {
  if (process.platform !== 'linux') return 'it mounts disks, for which it needs Linux';
  if (process.getuid?.() !== 0) return 'it mounts disks, for which it needs root';
  const folder = newFolder();
  try {
    mount(['-t', 'tmpfs', 'tmpfs', folder]);
    unmount(folder);
    return null;
  } catch {
    return 'this system lets nobody mount a disk';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function smallDisk(megabytes: number): SmallDisk {
  const folder = newFolder();
  mount(['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  return {
    path: folder,
    fill: () => fill(filler),
    empty: () => rmSync(filler, { force: true }),
    remove() {
      unmount(folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A file system in a file. Before the system has written a page to that file, it is in memory alone, and would be gone
 * with the power: a copy of the file is what a disk would hold.
 */
export function cutDisk(megabytes: number): CutDisk {
  const folder = newFolder();
  const [image, photograph, path] = ['image', 'photograph', 'mounted'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ];
  closeSync(openSync(image, 'w'));
  truncateSync(image, megabytes * MB);
  execFileSync('mkfs.ext4', ['-q', '-F', image]);
  mkdirSync(path);
  mount(['-o', 'loop', image, path]);
  return {
    path,
    photograph: () => void execFileSync('cp', ['--sparse=always', image, photograph]),
    restore() {
      unmount(path);
      renameSync(photograph, image);
      mount(['-o', 'loop', image, path]);
    },
    remove() {
      unmount(path);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Others may pass through it: PostgreSQL does not run as root. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'etagere-disk-'));
  chmodSync(folder, 0o755);
  return folder;
}

function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    // In ever smaller pieces, to the last byte.
    for (let size = MB; size >= 1; size = Math.floor(size / 16)) {
      const piece = Buffer.alloc(size);
      while (wrote(file, piece));
    }
  } finally {
    closeSync(file);
  }
}

function wrote(file: number, piece: Buffer): boolean {
  try {
    return writeSync(file, piece) === piece.length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}

function mount(args: readonly string[]): void {
  execFileSync('mount', args, { stdio: 'pipe' });
}

/** Whoever was killed a moment ago may not be gone yet. */
function unmount(path: string): void {
  for (let tries = 0; tries < 60; tries++) {
    try {
      execFileSync('umount', [path], { stdio: 'pipe' });
      return;
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
  execFileSync('umount', ['--lazy', path], { stdio: 'pipe' });
}
