import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TABLE = `create table if not exists response_bench (user_id text, attempt_id int, slot int, option_id text, seq bigint, primary key (user_id, attempt_id, slot))`;
const UPSERT = `\\set u random(1, 2000)
\\set s random(1, 60)
insert into response_bench values ('bench-' || :u, :u, :s, 'opcion-a', extract(epoch from clock_timestamp()) * 1e6)
on conflict (user_id, attempt_id, slot) do update set option_id = excluded.option_id, seq = excluded.seq where response_bench.seq < excluded.seq;`;

export interface PgbenchOptions {
  readonly connections: number;
  readonly seconds: number;
  /** `simple` is what it does unless told; `prepared` is parsed and planned once a connection. */
  readonly protocol: 'simple' | 'prepared';
}

/** Upserts a second that PostgreSQL alone does on this machine, with its own tool: what a service over it can't pass. */
export function pgbenchUpserts(url: string, { connections, seconds, protocol }: PgbenchOptions): number {
  const file = join(mkdtempSync(join(tmpdir(), 'travesia-pgbench-')), 'upsert.sql');
  writeFileSync(file, UPSERT);
  execFileSync('psql', [url, '-qc', `set client_min_messages = warning; ${TABLE}`]);
  const output = execFileSync(
    'pgbench',
    ['-n', '-M', protocol, '-c', String(connections), '-j', '2', '-T', String(seconds), '-f', file, url],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const rate = /^tps = ([\d.]+)/m.exec(output)?.[1];
  if (!rate) throw new Error(`pgbench said nothing of its rate:\n${output}`);
  return Number(rate);
}
