import process from 'node:process';
import { createBankServer } from './bank-server.ts';

// The stand-in as a process: its parent says by which keys it is asked, and hears where it listens.
const [, , commerceCode = '', apiKey = '', port = '0'] = process.argv;
const { app } = createBankServer({ commerceCode, apiKey });
const origin = await app.listen({ host: '127.0.0.1', port: Number(port) });
process.send?.({ origin });
// It ends with whoever began it, however that ends.
process.on('disconnect', () => process.exit(0));
