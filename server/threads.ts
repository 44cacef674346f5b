import { constants, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Worker } from 'node:worker_threads';
import { Gauge, type Registry } from 'prom-client';

interface Part {
  readonly thread: string;
  readonly cpuSeconds: number;
  readonly heapBytes: number;
}

/** What each thread of this process takes, by name, and what memory is in use after the last great clearing. */
export function measureThreads(registry: Registry): void {
  const workers = new Map<Worker, string>();
  process.on('worker', worker => {
    workers.set(worker, worker.threadName ?? 'other');
    worker.once('exit', () => workers.delete(worker));
  });
  let parts: Promise<readonly Part[]> | null = null;
  /** Both gauges of one answer tell of the same moment. */
  const look = (): Promise<readonly Part[]> => {
    parts ??= Promise.all([ofPeople(), ...[...workers].map(([worker, thread]) => ofWorker(worker, thread))])
      .then(all => all.flatMap(one => one ?? []))
      .finally(() => {
        parts = null;
      });
    return parts;
  };
  gaugeOf(registry, look, {
    name: 'etagere_thread_cpu_seconds',
    help: 'Processor time of each thread since it began',
    value: ({ cpuSeconds }) => cpuSeconds,
  });
  gaugeOf(registry, look, {
    name: 'etagere_thread_heap_bytes',
    help: 'Objects of each thread, with those that nobody uses any more',
    value: ({ heapBytes }) => heapBytes,
  });
  watchClearing(registry);
}

interface PartGauge {
  readonly name: string;
  readonly help: string;
  readonly value: (part: Part) => number;
}

function gaugeOf(
  registry: Registry,
  look: () => Promise<readonly Part[]>,
  { name, help, value }: PartGauge,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: ['thread'],
    registers: [registry],
    async collect() {
      const parts = await look();
      gauge.reset();
      for (const part of parts) gauge.inc({ thread: part.thread }, value(part));
    },
  });
}

/** The thread that serves people. */
async function ofPeople(): Promise<Part> {
  const { user, system } = process.threadCpuUsage();
  return {
    thread: 'people',
    cpuSeconds: (user + system) / 1e6,
    heapBytes: getHeapStatistics().used_heap_size,
  };
}

/** Null for one that is just ending. */
async function ofWorker(worker: Worker, thread: string): Promise<Part | null> {
  try {
    const [cpu, heap] = await Promise.all([worker.cpuUsage(), worker.getHeapStatistics()]);
    return { thread, cpuSeconds: (cpu.user + cpu.system) / 1e6, heapBytes: heap.used_heap_size };
  } catch {
    return null;
  }
}

function watchClearing(registry: Registry): void {
  const left = new Gauge({
    name: 'etagere_heap_after_gc_bytes',
    help: 'Objects in use after the last mark-compact, of the thread that serves people: what grows for ever is here',
    registers: [registry],
  });
  left.set(getHeapStatistics().used_heap_size);
  new PerformanceObserver(list => {
    const isMajor = list.getEntries().some(entry => {
      const { detail } = entry as { readonly detail?: { readonly kind?: unknown } };
      return detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
    });
    if (isMajor) left.set(getHeapStatistics().used_heap_size);
  }).observe({ entryTypes: ['gc'] });
}
