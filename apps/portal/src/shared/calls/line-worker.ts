/// <reference lib="webworker" />
import type { WorkerNews, WorkerOrder } from '@baize/web/worker-connection.ts';

declare const self: DedicatedWorkerGlobalScope;

const tell = (news: WorkerNews) => self.postMessage(news);

/** Holds one connection for a page: to send and to hear takes nothing of the thread that draws. */
self.addEventListener('message', ({ data: address }) => connect(String(address)), { once: true });

function connect(address: string): void {
  const connection = new WebSocket(address);
  connection.onopen = () => tell({ opened: true });
  connection.onmessage = ({ data }) => tell(String(data));
  connection.onclose = ({ code }) => {
    tell({ closed: code });
    self.close();
  };
  self.addEventListener('message', ({ data }: MessageEvent<WorkerOrder>) => {
    if (typeof data === 'string') connection.send(data);
    else connection.close();
  });
}
