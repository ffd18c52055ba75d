import { TUTOR_PAGE } from '@travesia/contracts/slices';

const CONVERSATION_PARAM = 'conversacion';

export const conversationAddress = (id: string): string => `${TUTOR_PAGE}?${CONVERSATION_PARAM}=${id}`;

/** Of the query of {@link conversationAddress}; `null` where it names none. */
export const conversationOf = (search: string): string | null => new URLSearchParams(search).get(CONVERSATION_PARAM);
