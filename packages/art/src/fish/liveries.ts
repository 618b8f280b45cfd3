// In which colours they swim.
import { type Palette, palettes } from '../palette.ts';

type Livery = Partial<Pick<Palette, 'a' | 'b' | 'm' | 'k'>>;

const dyed = (base: Palette, livery: Livery): Palette => ({ ...base, ...livery });

export const liveries = {
  anchovy: dyed(palettes.frost, {
    a: ['#FFFFFF', '#B9DDF2', '#3D7FA8'],
    b: ['#E6F6FF', '#7FB4D4', '#2A5F84'],
    k: '#0B2A3F',
  }),
  clownfish: dyed(palettes.saffron, {
    a: ['#FFC48A', '#FF7A1F', '#B23A06'],
    b: ['#FF9A4A', '#E25A10', '#8A2A04'],
  }),
  tang: dyed(palettes.harbour, {
    a: ['#8FD4FF', '#1F7BE0', '#0B3A92'],
    b: ['#5AA8FF', '#1A56B8', '#082A66'],
    k: '#040F30',
  }),
  seahorse: dyed(palettes.rose, {
    a: ['#FFD6E4', '#F06A9C', '#8E1F55'],
    b: ['#FFE6A6', '#F2B33C', '#8A520C'],
    k: '#2E0A1F',
  }),
  lionfish: dyed(palettes.lacquer, {
    a: ['#FF9E7A', '#D63A1E', '#7A0F0C'],
    b: ['#FFD0B0', '#E0653C', '#7E1C10'],
  }),
  marlin: dyed(palettes.harbour, {
    a: ['#A9D8F5', '#3A76B8', '#132F66'],
    b: ['#7FB0E6', '#25508F', '#0C2250'],
    k: '#06112B',
  }),
  turtle: dyed(palettes.jade, {
    a: ['#F5E6A0', '#B98A35', '#5A3A10'],
    b: ['#BFF0C8', '#3FA86A', '#0F5236'],
  }),
  ray: dyed(palettes.dusk, {
    a: ['#9CC4E8', '#3B5F9E', '#152B5E'],
    b: ['#7FA8D8', '#2C4C88', '#0F2250'],
    k: '#050F28',
  }),
  shark: dyed(palettes.frost, { a: ['#DDEBF2', '#7C9DB4', '#2F5470'], k: '#0A2233' }),
  orca: dyed(palettes.ink, {
    a: ['#8FA6B8', '#22303E', '#070C14'],
    b: ['#6E8496', '#18232E', '#05080E'],
    k: '#02050A',
  }),
  'pearl-whale': dyed(palettes.rose, {
    a: ['#FFFFFF', '#CFE4F4', '#6C8FC0'],
    b: ['#FFF6FB', '#E6C4E0', '#8A6AA8'],
    m: ['#FFFFFF', '#FFE08A', '#C07A18'],
    k: '#1E1A44',
  }),
  'storm-eel': dyed(palettes.storm, {
    a: ['#D8F8A8', '#5CB83C', '#1A5A2A'],
    b: ['#FFFCD0', '#FFE23C', '#C89A0A'],
    k: '#08240F',
  }),
  'frost-squid': dyed(palettes.frost, {
    a: ['#F2FDFF', '#7FD8F5', '#1F6CB4'],
    b: ['#E0FAFF', '#58B8E8', '#16549C'],
    k: '#062A50',
  }),
  'bomb-crab': dyed(palettes.lacquer, { a: ['#FFA88A', '#F0482A', '#8E130E'] }),
  jellyfish: dyed(palettes.dusk, {
    a: ['#F4E6FF', '#B48AF0', '#56309C'],
    b: ['#D8F4FF', '#6AC8F0', '#1C6496'],
    m: ['#FFFFFF', '#FFF08A', '#D8A020'],
    k: '#180A3A',
  }),
  goldfish: dyed(palettes.ember, {
    a: ['#FFFBD8', '#FFC93A', '#B8700A'],
    b: ['#FFF0B0', '#F59A24', '#A8480A'],
    m: ['#FFFFFF', '#FFE88A', '#C8861A'],
    k: '#3A1A02',
  }),
  leviathan: dyed(palettes.ember, {
    a: ['#FFF3B8', '#F2B233', '#A2560B'],
    b: ['#FF9A6A', '#D63A1E', '#6E0F0A'],
    m: ['#FFFFFF', '#FFE08A', '#C07A18'],
    k: '#2A0A03',
  }),
  kraken: dyed(palettes.dusk, {
    a: ['#E0B8FF', '#8A3CC8', '#3A0E6C'],
    b: ['#A8F0E0', '#2CB0A0', '#0A5450'],
    m: ['#FFFDE0', '#FFD84A', '#B8800C'],
    k: '#14042C',
  }),
} satisfies Record<string, Palette>;
