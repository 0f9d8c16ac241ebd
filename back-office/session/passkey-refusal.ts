import { EngineError } from '../api/engine'

/** By the names of the browser's errors (WebAuthn, 5.1). */
const OF_BROWSER: Readonly<Record<string, string>> = {
  AbortError: 'The passkey was not used: it was cancelled, or took too long.',
  NotAllowedError: 'The passkey was not used: it was cancelled, or took too long.',
  InvalidStateError: 'This device has a passkey of yours already.',
  SecurityError:
    'Passkeys do not work at this address. Open the back office at its public address.',
  NotSupportedError: 'This device cannot keep a passkey.',
  ConstraintError: 'This device cannot keep a passkey.',
}

export function toPasskeyRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof EngineError) return error
  const text = OF_BROWSER[error.name]
  return text === undefined ? error : new EngineError(0, text)
}
