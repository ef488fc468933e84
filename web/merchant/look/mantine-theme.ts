import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  Modal,
  type VariantColorsResolver,
} from '@mantine/core'

const shade = (share: number, toward: 'white' | 'black') =>
  `color-mix(in srgb, var(--color-primary) ${share}%, ${toward})`

/** Ten shades of the brand colour of the settings, the seventh as it is set. */
const brand: MantineColorsTuple = [
  shade(6, 'white'),
  shade(12, 'white'),
  shade(24, 'white'),
  shade(40, 'white'),
  shade(60, 'white'),
  shade(80, 'white'),
  'var(--color-primary)',
  'var(--color-primary-hover)',
  shade(70, 'black'),
  shade(55, 'black'),
]

/** Text on the brand colour is the one that can be read on it; yellow on its own tint cannot be read at all. */
const readableColours: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input)
  if (input.color === 'yellow' && input.variant === 'light') return { ...colours, color: 'var(--color-ink)' }
  if ((input.color ?? input.theme.primaryColor) !== 'brand') return colours
  if (input.variant === 'filled')
    return { ...colours, color: 'var(--color-on-primary)', hover: 'var(--color-primary-hover)' }
  return { ...colours, color: 'var(--color-primary-text)' }
}

/** Hints, errors, placeholders and what is disabled in colours that can be read on white; Mantine's own are too light. */
export const readableText: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--color-muted)',
    '--mantine-color-placeholder': 'var(--color-muted)',
    '--mantine-color-disabled': 'var(--color-sunk)',
    '--mantine-color-disabled-color': 'var(--color-muted)',
    '--mantine-color-error': 'var(--color-danger)',
  },
  dark: {},
})

/** The tokens of `web/ui/theme.css`, for Mantine. */
export const mantineTheme = createTheme({
  colors: { brand },
  primaryColor: 'brand',
  primaryShade: 6,
  variantColorResolver: readableColours,
  black: '#16211b',
  fontFamily: 'var(--font-sans)',
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  // Thai marks above and below need this much.
  lineHeights: { xs: '1.55', sm: '1.6', md: '1.6', lg: '1.55', xl: '1.4' },
  headings: { fontFamily: 'var(--font-sans)', fontWeight: '700' },
  radius: { sm: '8px', md: '12px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: { Modal: Modal.extend({ classNames: { title: 'font-bold text-lg' } }) },
})
