/** Node's own channel reaches every test file of the process, and keeps the process alive. */
export const ownChannel = () => {
  const open = new Set<BroadcastChannel>()
  afterAll(() => open.forEach((channel) => channel.close()))
  return class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      open.add(this)
    }
  }
}
