/** More than any JSON that is asked for. */
const MAX_JSON_BYTES = 16 * 1024 * 1024

/** An answer of these has no body (Fetch standard). */
const NULL_BODY_STATUSES = new Set([204, 205, 304])

/**
 * The same response, whose body fails beyond so many bytes: so that a foreign response cannot fill
 * our memory.
 */
export function limitBody(response: Response, maxBytes = MAX_JSON_BYTES): Response {
  // Chrome gives an answer of 204 a body, with which none can be made
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
