import type { HostApi } from '@travesia/contracts';
import { createContext } from 'react';

export const HostContext = createContext<HostApi | null>(null);
