import { findFreePort } from '../../scripts/testing/test-ports'
import { ENGINE_BUNDLE } from '../setup/bundle-engine'
import { RaceProcess } from './race-process'

export class EngineProcess extends RaceProcess {
  /** @param database `{DATABASE_URL}` or `{DATA_DIR}`. */
  static async start(database: NodeJS.ProcessEnv): Promise<EngineProcess> {
    const port = await findFreePort()
    const env = {
      ...database,
      COMMERCE_PORT: String(port),
      COMMERCE_HOST: '127.0.0.1',
      COMMERCE_LOG_LEVEL: 'error',
      LOCAL_ACCESS: 'open',
    }
    const engine = new EngineProcess(ENGINE_BUNDLE, env, port)
    await engine.start()
    return engine
  }
}
