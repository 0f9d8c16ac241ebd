import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { BlockList } from '../block-list'
import './video-block'
import './video-grid'

createBasketServer()

const play = jest.fn(function play(this: HTMLVideoElement) {
  Object.defineProperty(this, 'paused', { value: false, configurable: true })
  fireEvent(this, new Event('play'))
  return Promise.resolve()
})
const pause = jest.fn(function pause(this: HTMLVideoElement) {
  Object.defineProperty(this, 'paused', { value: true, configurable: true })
  fireEvent(this, new Event('pause'))
})

// jsdom has the element but implements none of its methods
beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, {
    play,
    pause,
    canPlayType: (type: string) => (type === 'video/webm' ? 'probably' : ''),
  })
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return Array.from(this.querySelectorAll('track'), (track) =>
        Object.assign(track, { language: track.srclang }),
      )
    },
  })
})

const video = (name: string) => ({
  title: `Film ${name}`,
  poster: { path: `videos/${name}.jpg`, alt: '', width: 960, height: 540 },
  sources: [{ path: `videos/${name}.mp4` }, { path: `videos/${name}.webm` }],
  captions: ['en', 'es'].map((language) => ({ path: `videos/${name}.${language}.vtt`, language })),
  seconds: 9,
})

const show = (item: ContentItem) => renderInShop(<BlockList slots={[item]} />, '/recipes')
const playerOf = (name: string) => {
  const element = document.querySelector<HTMLVideoElement>(`video[aria-label="Film ${name}"]`)
  if (!element) throw new Error(`No video ${name}`)
  return element
}

test('a video is not loaded before it is played, and then in a format the browser supports [CNT-033]', async () => {
  show({ contentType: 'video', ...video('a') })
  const cover = await screen.findByRole('button', { name: 'Play video: Film a, 0:09' })
  const element = playerOf('a')
  expect(element).toHaveAttribute('preload', 'none')
  expect(element).not.toHaveAttribute('src')
  expect(element).not.toHaveAttribute('autoplay')
  expect(element.querySelector('source, [default]')).toBeNull()
  await userEvent.click(cover)
  expect(element.getAttribute('src')).toBe('/video/videos/a.webm')
  expect(play).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'Play video: Film a, 0:09' })).toBeNull()
})

test('the controls play, pause, mute and seek, and captions use the language of the page', async () => {
  show({ contentType: 'video', ...video('a') })
  const controls = within(
    await screen.findByRole('group', { name: 'Controls of the video Film a' }),
  )
  const position = controls.getByRole('slider', { name: 'Position' })
  expect(position).toBeDisabled()
  await userEvent.click(controls.getByRole('button', { name: 'Play' }))
  const [english, spanish] = Array.from(playerOf('a').textTracks)
  expect([english?.mode, spanish?.mode]).toEqual(['showing', 'disabled'])
  await userEvent.selectOptions(controls.getByRole('combobox', { name: 'Captions' }), 'Español')
  expect([english?.mode, spanish?.mode]).toEqual(['disabled', 'showing'])
  fireEvent.keyDown(position, { key: 'ArrowRight' })
  expect(playerOf('a').currentTime).toBe(1)
  expect(position).toHaveAttribute('aria-valuetext', '0:01 of 0:09')
  await userEvent.click(controls.getByRole('button', { name: 'Mute' }))
  expect(playerOf('a').muted).toBe(true)
  await userEvent.click(controls.getByRole('button', { name: 'Pause' }))
  expect(pause).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('k')
  expect(play).toHaveBeenCalledTimes(2)
})

test('a video that fails to play shows an error and is loaded again on retry', async () => {
  show({ contentType: 'video', ...video('a') })
  await userEvent.click(await screen.findByRole('button', { name: 'Play video: Film a, 0:09' }))
  fireEvent.error(playerOf('a'))
  expect(await screen.findByText('The video could not be played.')).toBeVisible()
  expect(playerOf('a')).not.toHaveAttribute('src')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByText('The video could not be played.')).toBeNull()
  expect(playerOf('a')).toHaveAttribute('src')
})

test('in a grid only one video plays at a time, and incomplete videos are left out [CNT-033]', async () => {
  const videos = [video('a'), { title: 'No file' }, video('b')]
  show({ contentType: 'video-grid', title: 'Watch', videos })
  expect(await screen.findByRole('heading', { name: 'Film b' })).toBeVisible()
  expect(screen.queryByText('No file')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Play video: Film a, 0:09' }))
  await userEvent.click(screen.getByRole('button', { name: 'Play video: Film b, 0:09' }))
  expect(pause.mock.contexts).toEqual([playerOf('a')])
})
