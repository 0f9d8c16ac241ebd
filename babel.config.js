// @ts-check
/**
 * One Babel setup for every caller: the browser bundle, the server bundles and Jest.
 *
 * It stands in for PWA Kit's preset, which compiles generators and async functions away for
 * browsers that no longer matter here and costs first-visit bytes. Message texts are compiled to
 * syntax trees (`ast`), so that the browser bundle carries no ICU parser.
 *
 * @param {{caller: <T>(read: (caller?: {target?: string}) => T) => T, env: (name: string) => boolean}} api
 */
module.exports = (api) => {
  const isWeb = api.caller((caller) => caller?.target === 'web')
  const isTest = api.env('test')
  return {
    sourceType: 'unambiguous',
    presets: [
      [
        '@babel/preset-env',
        {
          targets: isWeb
            ? { chrome: '107', edge: '107', firefox: '104', safari: '16' }
            : { node: '20' },
          modules: isTest ? 'commonjs' : false,
          bugfixes: true,
        },
      ],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    plugins: [
      '@loadable/babel-plugin',
      [
        'babel-plugin-formatjs',
        { ast: true, idInterpolationPattern: '[sha512:contenthash:base64:6]' },
      ],
    ],
  }
}
