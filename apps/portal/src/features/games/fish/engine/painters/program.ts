import { PAGE } from './atlas.ts';
import { PIECE_NUMBERS } from './batch.ts';

/** Each piece is run through four times, once for each of its corners. */
const CORNERS = `#version 300 es
in vec4 ends;
in vec4 edges;
in vec4 region;
in float page;
in vec4 dye;
uniform vec2 size;
out vec3 at;
out vec4 tint;
void main() {
  bool isEnd = gl_VertexID > 1;
  bool isBelow = gl_VertexID % 2 == 0;
  vec2 edge = isEnd ? edges.zw : edges.xy;
  vec2 place = (isEnd ? ends.zw : ends.xy) + (isBelow ? edge : -edge);
  gl_Position = vec4(place.x / size.x * 2.0 - 1.0, 1.0 - place.y / size.y * 2.0, 0.0, 1.0);
  vec2 spot = vec2(isEnd ? region.z : region.x, isBelow ? region.w : region.y);
  at = vec3(spot / ${PAGE}.0, page);
  tint = dye;
}`;

const POINTS = `#version 300 es
precision highp float;
precision mediump sampler2DArray;
uniform sampler2DArray atlas;
in vec3 at;
in vec4 tint;
out vec4 colour;
void main() {
  colour = texture(atlas, at) * tint;
}`;

const BYTES = 4;

/**
 * One program, one array of pieces and one atlas: they are set once and stay. Answers where the size of the
 * screen in points is told; undefined where it cannot be had.
 */
export function openProgram(gl: WebGL2RenderingContext): WebGLUniformLocation | undefined {
  const program = linkProgram(gl);
  if (!program) return undefined;
  // biome-ignore lint/correctness/useHookAtTopLevel: it is a call of WebGL, and no hook
  gl.useProgram(program);
  layPieces(gl, program);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.clearColor(0, 0, 0, 0);
  return gl.getUniformLocation(program, 'size') ?? undefined;
}

function linkProgram(gl: WebGL2RenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, CORNERS],
    [gl.FRAGMENT_SHADER, POINTS],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined;
}

function layPieces(gl: WebGL2RenderingContext, program: WebGLProgram): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  const stride = PIECE_NUMBERS * BYTES;
  const lay = (name: string, numbers: number, kind: number, from: number) => {
    const place = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(place);
    const isShare = kind === gl.UNSIGNED_BYTE;
    gl.vertexAttribPointer(place, numbers, kind, isShare, stride, from * BYTES);
    gl.vertexAttribDivisor(place, 1);
  };
  lay('ends', 4, gl.FLOAT, 0);
  lay('edges', 4, gl.FLOAT, 4);
  lay('region', 4, gl.UNSIGNED_SHORT, 8);
  lay('page', 1, gl.FLOAT, 10);
  lay('dye', 4, gl.UNSIGNED_BYTE, 11);
}
