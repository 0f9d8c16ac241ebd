import { createTestEngine } from './engine'
import { seedCheckout } from './seed-checkout'

const KEYS = { apiversion: '5.4', passkey: 'a-passkey' }
export const REVIEW = {
  Action: 'Submit',
  ProductId: 'assorted-9',
  Rating: '4',
  Title: 'For the <b>neighbors</b>',
  ReviewText: 'They fed the cat for two weeks.\r\nThe box was gone in one.',
  UserNickname: 'Wilhelmina',
  UserEmail: 'Mina@Example.com',
  UserLocation: 'Boise, ID',
  IsRecommended: 'true',
}

export async function createReviewEngine() {
  const { app, db, close } = await createTestEngine({ seed: seedCheckout })

  const send = (name: string, form: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/data/${name}.json`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...KEYS, ...form }).toString(),
    })

  async function submit(more: Record<string, string> = {}): Promise<string> {
    return (await send('submitreview', { ...REVIEW, ...more })).json().SubmissionId
  }

  /** Moderates a review as an operator who has just read it. */
  async function decide(
    id: string,
    action: 'approve' | 'reject',
    headers: Record<string, string> = {},
  ) {
    const known = await db.selectFrom('review').select('status').where('id', '=', id).execute()
    const expectedStatus = known[0]?.status ?? 'SUBMITTED'
    const payload = { status: action === 'approve' ? 'APPROVED' : 'REJECTED', expectedStatus }
    return app.inject({ method: 'PUT', url: `/back-office/api/reviews/${id}`, headers, payload })
  }

  return {
    app,
    db,
    close,
    send,
    submit,
    decide,

    async ask(name: string, query: Record<string, string | string[]>) {
      const asked = { url: `/data/${name}.json`, query: { ...KEYS, ...query } }
      return (await app.inject(asked)).json()
    },

    async submitApproved(more: Record<string, string> = {}): Promise<string> {
      const id = await submit(more)
      expect((await decide(id, 'approve')).statusCode).toBe(204)
      return id
    },

    /** Deletes all reviews, and resets the rate limits of their authors. */
    async clear(): Promise<void> {
      const shown = await db
        .selectFrom('review')
        .select('id')
        .where('status', '=', 'APPROVED')
        .execute()
      for (const { id } of shown) await app.services.reviews.moderate(id, 'REJECTED')
      await db.deleteFrom('review').execute()
      await db.deleteFrom('login_attempt').execute()
    },
  }
}
