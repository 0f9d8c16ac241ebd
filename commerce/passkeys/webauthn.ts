import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import { parseJson } from '../parse-json'
import { ClientData, type Assertion, type Attestation } from './passkey.schemas'

/** EdDSA, ES256, RS256: their keys have the length that the contract of Shopper Login allows. */
export const ALGORITHMS = [-8, -7, -257]

/** What an answer has to be signed for. */
export interface Expected {
  expectedChallenge: string
  expectedOrigin: string
  expectedRPID: string
  requireUserVerification: boolean
}

interface KnownPasskey {
  credential_id: string
  public_key: string
  signature_count: number
}

/** @param clientDataJSON in base64url. @returns undefined if it is none. */
export function readClientData(clientDataJSON: string): ClientData | undefined {
  return ClientData.safeParse(parseJson(Buffer.from(clientDataJSON, 'base64url').toString())).data
}

/** @returns undefined if the passkey is not accepted. */
export async function verifyAttestation(credential: Attestation, expected: Expected) {
  if (isAttested(credential)) return undefined
  const verified = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    ...expected,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  return verified?.verified ? verified.registrationInfo.credential : undefined
}

/**
 * Attestations with certificates are refused: none was asked for, and to check one, its sender's
 * addresses would be read.
 */
function isAttested({ response }: Attestation): boolean {
  try {
    const object = decodeAttestationObject(Buffer.from(response.attestationObject, 'base64url'))
    const format = object.get('fmt')
    return (
      format !== 'none' && (format !== 'packed' || object.get('attStmt').get('x5c') !== undefined)
    )
  } catch {
    return true
  }
}

/**
 * Returns the signature's counter; undefined if the signature is wrong, or its counter is not above
 * the last one.
 */
export async function verifyAssertion(
  passkey: KnownPasskey,
  { response, ...credential }: Assertion,
  expected: Expected,
): Promise<number | undefined> {
  const { userHandle, ...signed } = response
  const verified = await verifyAuthenticationResponse({
    response: {
      ...credential,
      response: { ...signed, ...(userHandle && { userHandle }) },
      clientExtensionResults: {},
    },
    ...expected,
    credential: {
      id: passkey.credential_id,
      publicKey: Buffer.from(passkey.public_key, 'base64url'),
      counter: passkey.signature_count,
    },
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}
