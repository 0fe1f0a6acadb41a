/**
 * Options of a reader that need not hurry, such as a menu: it shows what others read, and asks only when there is no answer
 * yet. Merge them into the query options that everyone uses.
 */
export const unhurried = { staleTime: Infinity, refetchOnMount: false } as const
