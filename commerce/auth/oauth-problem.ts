import { Problem } from '../http/problem'

/**
 * `status_code` and `message` repeat the values in the members that callers of the public SDKs
 * read.
 */
export class OauthProblem extends Problem {
  constructor(
    status: number,
    readonly error: string,
    description: string,
    override readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(status, 'oauth-service', error, description)
  }

  override toBody(): Record<string, unknown> {
    return {
      error: this.error,
      error_uri: this.type,
      error_description: this.detail,
      status_code: this.status,
      message: this.detail,
    }
  }
}

export function invalidRequest(description: string): OauthProblem {
  return new OauthProblem(400, 'invalid_request', description)
}

export function invalidGrant(description: string): OauthProblem {
  return new OauthProblem(400, 'invalid_grant', description)
}

export function invalidClient(description: string): OauthProblem {
  return new OauthProblem(401, 'invalid_client', description)
}
