// @ts-check
/**
 * Points PWA Kit's renderer at the development build's loadable-stats.json.
 * @this {{getOptions: () => {statsDir: string}}}
 * @param {string} source
 */
module.exports = function devStatsLoader(source) {
  const { statsDir } = this.getOptions()
  return source.replace('build/loadable-stats.json', `${statsDir}/loadable-stats.json`)
}
