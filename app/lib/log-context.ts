/** What every line of the log says besides; on the server, in place of this: of which trace it is a part. */
export const logContext = (): object => ({})
