import type { HostApi } from '@travesia/contracts/page';
import { createContext } from 'react';

export const HostContext = createContext<HostApi | null>(null);
