const SERVICES = /^\/api(?:[/?]|$)/;

/** Whether an address, with or without its query, is one of the services': of data, and never of a document. */
export const isServicePath = (address: string): boolean => SERVICES.test(address);
