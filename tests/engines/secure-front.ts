/** TLS in front of a server on this machine: WebKitGTK keeps no secure cookie of an address without it. */
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { createServer } from 'node:tls';
import { makeCertificate } from '../programs/certificate.ts';

export interface SecureFront {
  /** `https://localhost:…`, with a certificate that nobody trusts. */
  origin: string;
  close: () => void;
}

/**
 * Passes every byte on.
 * @param origin of the server
 * @param folder for the certificate
 */
export async function secureFront(origin: string, folder: string): Promise<SecureFront> {
  const { hostname, port } = new URL(origin);
  const { key, certificate } = makeCertificate(folder, 'localhost');
  const server = createServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (visitor) => {
      const inner = connect(Number(port), hostname);
      visitor.pipe(inner).pipe(visitor);
      // Either side may go away at any time.
      visitor.on('error', () => inner.destroy());
      inner.on('error', () => visitor.destroy());
    },
  );
  // Firefox closes connections whose certificate it does not know yet.
  server.on('tlsClientError', (_error, visitor) => visitor.destroy());
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const address = server.address() as AddressInfo;
  return { origin: `https://localhost:${address.port}`, close: () => server.close() };
}
