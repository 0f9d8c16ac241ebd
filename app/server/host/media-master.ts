import { limitBody } from '@rules/limit-body'

const MAX_MASTER_BYTES = 30 * 1024 * 1024
const FETCH_TIMEOUT_MS = 15_000

/** The master is not available: `status` is sent to the shopper's browser. */
export class MasterError extends Error {
  constructor(
    readonly status: 404 | 502,
    message: string,
  ) {
    super(message)
  }
}

/** Fetches a file below `/media/` of the media origin: a picture's master, or a document. */
export async function readMaster(fetchMaster: typeof fetch, address: string): Promise<Uint8Array> {
  const answer = await fetchMaster(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
  if (answer.status === 404) throw new MasterError(404, `No master at ${address}`)
  if (!answer.ok) throw new MasterError(502, `${address} answered ${answer.status}`)
  if (Number(answer.headers.get('content-length') ?? 0) > MAX_MASTER_BYTES) {
    throw new MasterError(502, `${address} is too large`)
  }
  return new Uint8Array(await limitBody(answer, MAX_MASTER_BYTES).arrayBuffer())
}
