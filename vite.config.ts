import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { fewChunks, nameOfChunk } from '#start/web/chunks.ts'

/**
 * React Router reloads the page whenever a chunk fails to load, endlessly when the chunk is gone.
 * The specification allows one reload a minute; after that the failure is shown (docs/decisions/0006).
 */
function reloadOnceAMinute(): Plugin {
  const before = 'window.location.reload();\n\t\treturn new Promise(() => {});'
  const after =
    'const at = Number(sessionStorage.getItem("sangdai_chunk_reload") ?? 0);\n' +
    'if (Date.now() - at < 60000) throw error;\n' +
    'sessionStorage.setItem("sangdai_chunk_reload", String(Date.now()));\n' +
    before
  return {
    name: 'reload-once-a-minute',
    transform(code, id) {
      if (!/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js/.test(id)) return
      if (!code.includes(before))
        throw new Error(
          'React Router loads route modules in another way now: mend reloadOnceAMinute in vite.config.ts',
        )
      return code.replace(before, after)
    },
  }
}

/** React from node_modules is the slow development build wherever NODE_ENV is not set (docs/decisions/0002). */
function holdsItsOwnReact(): Plugin {
  return {
    name: 'holds-its-own-react',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.imports.some((name) => name.startsWith('react')))
          throw new Error(
            `${chunk.fileName} does not hold its own React: mend environments in vite.config.ts`,
          )
    },
  }
}

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter(), reloadOnceAMinute(), holdsItsOwnReact()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      // Imports have no side effects (checks/house/directions.ts), so a page carries only the exports it uses.
      treeshake: { moduleSideEffects: [{ test: /\/(web|shop)\/.*\.tsx?$/, sideEffects: false }] },
      // A page carries the paths it uses, not those of every page.
      optimization: { inlineConst: { mode: 'all' } },
      output: { codeSplitting: { groups: fewChunks }, chunkFileNames: nameOfChunk },
    },
  },
  // The server bundle holds its own React, built for production whatever NODE_ENV says at run time.
  ...(command === 'build'
    ? {
        environments: {
          ssr: { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } },
        },
      }
    : {}),
}))
