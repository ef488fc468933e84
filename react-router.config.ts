import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web/start',
  buildDirectory: process.env.SANGDAI_BUILD_DIR ?? 'build/web',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
