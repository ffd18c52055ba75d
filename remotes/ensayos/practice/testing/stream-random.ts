import { createCipheriv, createHash } from 'node:crypto';
import { type Random, randomFrom } from '@travesia/content-item-model';

const BLOCK_BYTES = 1 << 16;

/** Draws as good as those of production, and the same ones for the same seed: AES in counter mode. */
export function streamRandom(seed: number): Random {
  const key = createHash('sha256').update(String(seed)).digest();
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  let block = Buffer.alloc(0);
  let at = 0;
  const next = () => {
    if (at + 6 > block.length) {
      block = stream.update(Buffer.alloc(BLOCK_BYTES));
      at = 0;
    }
    at += 6;
    return block.readUIntBE(at - 6, 6) / 2 ** 48;
  };
  return randomFrom((least, most) => least + Math.floor(next() * (most - least + 1)));
}
