/** Fields added to every line of the log; on the server this is replaced by the trace's id. */
export const logContext = (): object => ({})
