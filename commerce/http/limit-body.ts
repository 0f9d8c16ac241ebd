/** Larger than any JSON response that the engine requests. */
const MAX_JSON_BYTES = 16 * 1024 * 1024

/**
 * Returns a response whose body fails after `maxBytes`, so that another server's response cannot
 * exhaust the memory.
 */
export function limitBody(response: Response, maxBytes = MAX_JSON_BYTES): Response {
  if (!response.body) return response
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
