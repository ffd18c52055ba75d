import { PRODUCTS } from '@travesia/contracts/slices';
import * as z from 'zod/mini';

// What the service takes. A field that nobody knows is refused: a page that sends one expects something of it.

const pesos = z.int().check(z.positive(), z.maximum(10_000_000));

export const paymentBody = z.strictObject({ id: z.uuidv7(), product: z.enum(PRODUCTS), amount: pesos });

export const refundBody = z.strictObject({ amount: pesos });

export const rowId = z.uuid();
