/**
 * Opens something before the tests of a file or `describe`, and closes it after them. Its members
 * can be read inside tests and hooks.
 */
export function useForAll<T extends object>(open: () => Promise<T>): T {
  let opened: T | undefined
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => close(opened))
  return forward(() => opened)
}

/** Opens something anew before each test, and closes it after the test. */
export function useForEach<T extends object>(open: () => Promise<T>): T {
  let opened: T | undefined
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => close(opened))
  return forward(() => opened)
}

async function close(opened: object | undefined): Promise<void> {
  if (opened && 'close' in opened && typeof opened.close === 'function') await opened.close()
}

function forward<T extends object>(read: () => T | undefined): T {
  const current = () => {
    const opened = read()
    if (!opened) throw new Error('This is open only inside tests and hooks.')
    return opened
  }
  return new Proxy({} as T, {
    get: (_target, key) => Reflect.get(current(), key),
    set: (_target, key, value) => Reflect.set(current(), key, value),
    has: (_target, key) => Reflect.has(current(), key),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_target, key) => {
      const found = Reflect.getOwnPropertyDescriptor(current(), key)
      return found && { ...found, configurable: true }
    },
  })
}
