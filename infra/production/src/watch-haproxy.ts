import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** How HAProxy sees each server, by its name: `UP`, `DOWN`, `UP 1/2`… Rejects where it does not answer. */
export async function watchHaproxy(socket: string): Promise<ReadonlyMap<string, string>> {
  const connection = connect(socket);
  connection.end('show stat\n');
  const [head = '', ...rows] = (await text(connection)).trim().split('\n');
  const columns = head.replace('# ', '').split(',');
  const [nameAt, statusAt] = [columns.indexOf('svname'), columns.indexOf('status')];
  return new Map(
    rows
      .map((row) => row.split(','))
      .filter((row) => row[nameAt] !== 'FRONTEND' && row[nameAt] !== 'BACKEND')
      .map((row) => [row[nameAt] ?? '', row[statusAt] ?? '']),
  );
}
