/** The part of reCAPTCHA's script that renders its box. */
interface Grecaptcha {
  ready(run: () => void): void
  render(container: HTMLElement, parameters: Record<string, unknown>): number
  reset(widget: number): void
}

interface RecaptchaEvents {
  onToken: (token: string) => void
  onExpired: () => void
  onFailed: () => void
}

/**
 * Renders reCAPTCHA's own box (v2) into an element, once its script is there.
 * @param key names the shop at reCAPTCHA
 * @returns what empties the box, for the next token
 * @throws where the script left nothing behind
 */
export async function drawRecaptcha(
  container: HTMLElement,
  key: string,
  { onToken, onExpired, onFailed }: RecaptchaEvents,
): Promise<() => void> {
  const api: unknown = Reflect.get(window, 'grecaptcha')
  if (!isGrecaptcha(api)) throw new Error('The captcha script is not there')
  await new Promise<void>((resolve) => api.ready(resolve))
  const widget = api.render(container, {
    sitekey: key,
    callback: onToken,
    'expired-callback': onExpired,
    'error-callback': onFailed,
  })
  return () => api.reset(widget)
}

function isGrecaptcha(value: unknown): value is Grecaptcha {
  return typeof value === 'object' && value !== null && 'render' in value && 'ready' in value
}
