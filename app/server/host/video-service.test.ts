import express from 'express'
import { startTestServer } from '../testing/start-test-server'
import { videoService } from './video-service'

const FILM = '0123456789'
let asked: { address: string; range: string | null }[]
let logged: string[]

beforeEach(() => {
  asked = []
  logged = []
})

async function start(answer: (range: string | null) => Response): Promise<string> {
  const fetchMaster: typeof fetch = async (input, init) => {
    const range = new Headers(init?.headers).get('range')
    asked.push({ address: String(input), range })
    return answer(range)
  }
  const service = videoService({
    config: { mediaOrigin: 'http://media.example' },
    logger: { error: (...words: unknown[]) => void logged.push(String(words[1])) },
    fetchMaster,
  })
  return `${(await startTestServer(express().use('/video', service))).origin}/video`
}

test('a film is sent whole, and in the part that is asked for [CNT-033]', async () => {
  const origin = await start((range) =>
    range
      ? new Response(FILM.slice(2, 5), {
          status: 206,
          headers: { 'content-range': 'bytes 2-4/10', 'content-length': '3' },
        })
      : new Response(FILM, { headers: { 'accept-ranges': 'bytes', etag: '"1"' } }),
  )
  const whole = await fetch(`${origin}/videos/kitchen.mp4`)
  expect(await whole.text()).toBe(FILM)
  expect(whole.headers.get('content-type')).toBe('video/mp4')
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  const part = await fetch(`${origin}/videos/kitchen.mp4`, { headers: { range: 'bytes=2-4' } })
  expect(part.status).toBe(206)
  expect(await part.text()).toBe('234')
  expect(part.headers.get('content-range')).toBe('bytes 2-4/10')
  expect(asked[1]).toEqual({
    address: 'http://media.example/media/videos/kitchen.mp4',
    range: 'bytes=2-4',
  })
})

test('captions are sent as Unicode text', async () => {
  const origin = await start(() => new Response('WEBVTT'))
  const response = await fetch(`${origin}/videos/kitchen.es.vtt`)
  expect(response.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
})

test.each(['/photo.jpg', '/.hidden.mp4', '/a/..%2fsecret.mp4', '/'])(
  '%s is no film’s path, and is not asked for',
  async (path) => {
    const origin = await start(() => new Response(FILM))
    expect((await fetch(origin + path)).status).toBe(400)
    expect(asked).toEqual([])
  },
)

test.each([
  [404, 404, 0],
  [416, 416, 0],
  [500, 502, 1],
])('a media origin that answers %i: %i', async (status, wanted, errors) => {
  const origin = await start(() => new Response('', { status }))
  expect((await fetch(`${origin}/a.webm`)).status).toBe(wanted)
  expect(logged).toHaveLength(errors)
})

test('a film that breaks off ends the answer, and is logged', async () => {
  const broken = () =>
    new ReadableStream({
      pull: (stream) => {
        stream.enqueue(new Uint8Array(10))
        stream.error(new Error('gone'))
      },
    })
  const origin = await start(() => new Response(broken(), { headers: { 'content-length': '99' } }))
  await expect(fetch(`${origin}/a.mp4`).then((answer) => answer.text())).rejects.toThrow()
  expect(logged).toEqual(['film failed'])
})

test('nothing but reading', async () => {
  const origin = await start(() => new Response(FILM))
  expect((await fetch(`${origin}/a.mp4`, { method: 'POST' })).status).toBe(405)
})
