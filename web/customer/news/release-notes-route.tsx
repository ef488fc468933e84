import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import english from '../../../CHANGELOG.md?raw'
import thai from '../../../CHANGELOG.th.md?raw'
import { ReleaseNotesScreen } from './release-notes-screen.tsx'
import { releasesOf } from './releases.ts'

const releases = { th: releasesOf(thai), en: releasesOf(english) }

export function loader({ context }: LoaderFunctionArgs) {
  return { releases: releases[context.get(visitorContext).locale] }
}

export default function ReleaseNotesRoute() {
  return <ReleaseNotesScreen {...useLoaderData<typeof loader>()} />
}
