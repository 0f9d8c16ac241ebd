import { currentRequestId } from '@/lib/current-request-id.server'

/** Sent along with every call, so that one id finds a visit in the logs of both programs. */
export function correlationHeader(): Record<string, string> {
  const id = currentRequestId()
  return id === undefined ? {} : { 'correlation-id': id }
}
