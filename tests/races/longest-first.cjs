// @ts-check
const { default: Sequencer } = require('@jest/test-sequencer')

const LONGEST = 'kill.race.test.ts'

/** Jest begins with the largest file, but the kills take about as long as all other races together. */
module.exports = class LongestFirst extends Sequencer {
  /** @type {import('@jest/test-sequencer').default['sort']} */
  sort(tests) {
    const isLongest = (/** @type {{ path: string }} */ { path }) => path.endsWith(LONGEST)
    return [...super.sort([...tests])].sort((a, b) => Number(isLongest(b)) - Number(isLongest(a)))
  }
}
