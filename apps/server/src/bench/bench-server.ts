import cluster from 'node:cluster';
import { once } from 'node:events';
import { serveBench } from './serve-bench.ts';

/**
 * The server as a process of its own, for load and crash tests. Where several are asked for they stand
 * behind one port, as `BAIZE_SERVERS` has it, and this process only hands them their connections.
 */
const [serveUrl = '', dataDir = '', port = '0', wallet = 'real', events = '', servers = '1'] =
  process.argv.slice(2);

if (servers === '1' || cluster.isWorker) {
  await serveBench({ serveUrl, dataDir, port, wallet, events, isAlone: servers === '1' });
} else {
  cluster.schedulingPolicy = cluster.SCHED_RR;
  for (let n = 0; n < Number(servers); n += 1) await once(cluster.fork(), 'message');
  process.once('SIGTERM', () => {
    const workers = Object.values(cluster.workers ?? {}).map((worker) => worker!);
    const gone = Promise.all(workers.map((worker) => once(worker, 'exit')));
    for (const worker of workers) worker.process.kill('SIGTERM');
    void gone.then(() => process.exit(0));
  });
}
process.send?.('ready');
