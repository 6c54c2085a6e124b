/**
 * Handles pipelined requests (RFC 9112, 9.3.2) one at a time per connection. Node would process all of them at once
 * and hold all responses in memory.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum queued requests per connection. Browsers and proxies do not pipeline; the most eager programs send ten. */
const MAX_WAITING = 15;

type Exchange = [request: IncomingMessage, response: ServerResponse];

interface Queue {
  /** The one being answered. */
  current: Exchange | undefined;
  waiting: Exchange[];
  onDone: (() => void) | undefined;
}

export interface Pipelining {
  /** Passes on a request after the responses before it were sent; closes connections with too many. */
  listener: RequestListener;
  /** Calls back when no response is in progress on the connection: immediately, or after the last one. */
  whenDone: (socket: Socket, then: () => void) => void;
  /** Whether the server works on a complete request and has sent nothing of its response. */
  isPreparing: (socket: Socket) => boolean;
}

/** Queues the requests of each connection in front of `listener`. */
export function createPipelining(listener: RequestListener): Pipelining {
  const queues = new WeakMap<Socket, Queue>();

  const answer = (socket: Socket, line: Queue, exchange: Exchange): void => {
    const [request, response] = exchange;
    line.current = exchange;
    // Emitted when the last byte was sent or the connection closed.
    response.once('close', () => {
      line.current = undefined;
      const next = line.waiting.shift();
      if (next && !socket.destroyed) answer(socket, line, next);
      else line.onDone?.();
    });
    listener(request, response);
  };

  return {
    listener(request, response) {
      const { socket } = request;
      let line = queues.get(socket);
      if (!line) {
        line = { current: undefined, waiting: [], onDone: undefined };
        queues.set(socket, line);
      }
      if (!line.current) answer(socket, line, [request, response]);
      else if (line.waiting.length < MAX_WAITING) line.waiting.push([request, response]);
      else socket.destroy();
    },
    whenDone(socket, then) {
      const line = queues.get(socket);
      if (line?.current) line.onDone = then;
      else then();
    },
    isPreparing(socket) {
      const [request, response] = queues.get(socket)?.current ?? [];
      return request?.complete === true && response?.headersSent === false;
    },
  };
}
