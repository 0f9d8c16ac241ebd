import { act, render, screen } from '@testing-library/react'
import { asList, asText } from './read-fields'
import { storedValue, useStoredValue } from './stored-value'

const names = storedValue({
  area: 'local',
  key: 'names',
  parse: (stored) => asList(stored, asText),
})

beforeEach(() => localStorage.clear())

function Names() {
  return <p>Names: {useStoredValue(names, 'main')?.join(', ') ?? 'none'}</p>
}

function changeInOtherTab(key: string | null, text: string) {
  if (key) localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

test('a value is stored as JSON under its key, one for each scope', () => {
  expect(names.set(['Ada'])).toBe(true)
  names.set(['Grace'], 'main')
  expect(localStorage.getItem('names')).toBe('["Ada"]')
  expect(localStorage.getItem('names_main')).toBe('["Grace"]')
  expect(names.get()).toEqual(['Ada'])
  names.set(undefined)
  expect(localStorage.getItem('names')).toBeNull()
  expect(names.get('main')).toEqual(['Grace'])
})

test('reading twice answers the same object, as long as the text is the same', () => {
  names.set(['Ada'])
  expect(names.get()).toBe(names.get())
  localStorage.setItem('names', '["Grace"]')
  expect(names.get()).toEqual(['Grace'])
})

test('text that is no JSON is logged once and counts as nothing', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.setItem('names', '[')
  expect(names.get()).toBeUndefined()
  expect(names.get()).toBeUndefined()
  expect(log).toHaveBeenCalledTimes(1)
})

test('where nothing can be stored, the page remembers', () => {
  localStorage.setItem('names', '["Ada"]')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(names.set(['Grace'])).toBe(false)
  expect(names.get()).toEqual(['Grace'])
  names.set(undefined)
  expect(names.get()).toBeUndefined()
})

test('where storage is off, reading finds what the page remembers', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(names.get('main')).toBeUndefined()
  expect(names.set(['Ada'], 'main')).toBe(false)
  expect(names.get('main')).toEqual(['Ada'])
  names.set(undefined, 'main')
  expect(names.get('main')).toBeUndefined()
})

test('a component is rendered again when the value changes, here or in another tab', () => {
  render(<Names />)
  expect(screen.getByText('Names: none')).toBeInTheDocument()
  act(() => void names.set(['Ada'], 'main'))
  expect(screen.getByText('Names: Ada')).toBeInTheDocument()
  act(() => changeInOtherTab('names_main', '["Ada","Grace"]'))
  expect(screen.getByText('Names: Ada, Grace')).toBeInTheDocument()
  localStorage.clear()
  act(() => changeInOtherTab(null, ''))
  expect(screen.getByText('Names: none')).toBeInTheDocument()
})

test('changes of other tabs are distinguished from those of this one', () => {
  const listener = jest.fn()
  const stop = names.onChangeInOtherTab(listener, 'main')
  names.set(['Ada'], 'main')
  changeInOtherTab('names_other', '[]')
  expect(listener).not.toHaveBeenCalled()
  changeInOtherTab('names_main', '[]')
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  changeInOtherTab('names_main', '[1]')
  expect(listener).toHaveBeenCalledTimes(1)
})
