import { CORNER_NUMBERS, MAX_PIECES } from './batch.ts';

const CORNERS = `#version 300 es
in vec2 place;
in vec3 spot;
in vec4 dye;
uniform vec2 size;
out vec3 at;
out vec4 tint;
void main() {
  gl_Position = vec4(place.x / size.x * 2.0 - 1.0, 1.0 - place.y / size.y * 2.0, 0.0, 1.0);
  at = spot;
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
 * One program, one array of corners and one atlas: they are set once and stay. Answers where the size of the
 * screen in points is told; undefined where it cannot be had.
 */
export function openProgram(gl: WebGL2RenderingContext): WebGLUniformLocation | undefined {
  const program = linkProgram(gl);
  if (!program) return undefined;
  // biome-ignore lint/correctness/useHookAtTopLevel: it is a call of WebGL, and no hook
  gl.useProgram(program);
  layCorners(gl, program);
  layPieces(gl);
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

function layCorners(gl: WebGL2RenderingContext, program: WebGLProgram): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  const stride = CORNER_NUMBERS * BYTES;
  const lay = (name: string, numbers: number, kind: number, from: number) => {
    const place = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, numbers, kind, kind !== gl.FLOAT, stride, from * BYTES);
  };
  lay('place', 2, gl.FLOAT, 0);
  lay('spot', 3, gl.FLOAT, 2);
  lay('dye', 4, gl.UNSIGNED_BYTE, 5);
}

/** Every piece is two triangles of its four corners. */
function layPieces(gl: WebGL2RenderingContext): void {
  const order = Uint16Array.from({ length: MAX_PIECES * 6 }, (_, n) => {
    const piece = Math.floor(n / 6);
    return piece * 4 + TRIANGLES[n % 6]!;
  });
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, order, gl.STATIC_DRAW);
}

const TRIANGLES = [0, 1, 2, 0, 2, 3] as const;
