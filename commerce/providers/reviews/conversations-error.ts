export class ConversationsError extends Error {
  override readonly name = 'ConversationsError'

  constructor(
    readonly code: string,
    message: string,
    readonly status = 200,
  ) {
    super(message)
  }
}
