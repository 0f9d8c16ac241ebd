/** Larger than any expected JSON. */
const MAX_JSON_BYTES = 16 * 1024 * 1024

/** Statuses whose answers have no body (Fetch standard). */
const NULL_BODY_STATUSES = new Set([204, 205, 304])

/**
 * Returns the same response with a body that fails after the given number of bytes, so that an
 * external response cannot exhaust the memory.
 */
export function limitBody(response: Response, maxBytes = MAX_JSON_BYTES): Response {
  // Chrome gives an answer of 204 a body, but no Response with both can be constructed
  if (!response.body || NULL_BODY_STATUSES.has(response.status)) return response
  let bytes = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) controller.error(new Error(`The answer is over ${maxBytes} bytes.`))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counting), { status, statusText, headers })
}
