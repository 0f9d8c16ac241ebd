import { z } from 'zod'
import type { LOCAL_ACCESS_SETTINGS } from '../config/local-access'
import { address, setting } from '../config/read-settings'

/**
 * Telemetry settings of storefront and engine. They have the names that OpenTelemetry defines
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/); the exporter
 * itself also reads `OTEL_EXPORTER_OTLP_HEADERS`.
 */
export const TELEMETRY_SETTINGS = {
  /**
   * The address of a collector for OTLP over HTTP, without `/v1/traces`; if absent, tracing is off.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: address(),
  OTEL_SERVICE_NAME: setting(
    z
      .string()
      .regex(/^[\w.-]{1,64}$/)
      .optional(),
    'a name of letters, digits, dots and dashes',
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z.coerce.number().min(0).max(1).default(0.1),
    'the share of requests that are traced, from 0 to 1',
  ),
  /** The token that opens `/metrics` to other machines. */
  METRICS_TOKEN: setting(z.string().min(16).optional(), '16 characters or more', {
    isSecret: true,
  }),
}

export interface TelemetryConfig {
  /** Absent if tracing is off. */
  tracing?: TracingConfig
  metrics: MetricsAccess
}

export interface MetricsAccess {
  /** The token for `/metrics`; if absent, only this machine has access, if that is trusted. */
  token?: string
  isOpenLocally: boolean
}

export interface TracingConfig {
  /** The collector's address, without `/v1/traces`. */
  endpoint: string
  serviceName: string
  /** The share of requests without a parent trace that are traced, from 0 to 1. */
  sampleRatio: number
}

type TelemetrySettings = z.output<
  z.ZodObject<typeof TELEMETRY_SETTINGS & Pick<typeof LOCAL_ACCESS_SETTINGS, 'LOCAL_ACCESS'>>
>

/** @param name the service name if `OTEL_SERVICE_NAME` is not set */
export function toTelemetryConfig(settings: TelemetrySettings, name: string): TelemetryConfig {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  const { OTEL_SERVICE_NAME: serviceName = name, OTEL_TRACES_SAMPLER_ARG: sampleRatio } = settings
  return {
    ...(endpoint !== undefined && { tracing: { endpoint, serviceName, sampleRatio } }),
    metrics: { token: settings.METRICS_TOKEN, isOpenLocally: settings.LOCAL_ACCESS === 'open' },
  }
}
