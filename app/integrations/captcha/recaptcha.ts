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
 * Renders reCAPTCHA's own checkbox (v2) into an element, after its script has loaded.
 * @param key the retailer's site key at reCAPTCHA
 * @returns a function that resets the checkbox for the next token
 * @throws when the script is not available
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
