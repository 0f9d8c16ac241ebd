// Joint (cross-buffer) non-local-means denoiser for Cycles half buffers, guided by albedo/normal/depth.
// denoise.py compiles this file. R: search radius, P: patch radius, kc/kf: how strongly colour and features
// count.
#include <math.h>
#include <stdlib.h>
#include <string.h>
#define CL(v, a, b) ((v) < (a) ? (a) : (v) > (b) ? (b) : (v))
static void box(const float *in, float *tmp, float *out, int W, int H, int r) { // separable box mean, clamped
  for (int y = 0; y < H; y++) {
    const float *p = in + y * W;
    float *q = tmp + y * W;
    float s = 0;
    for (int i = -r; i <= r; i++)
      s += p[CL(i, 0, W - 1)];
    for (int x = 0; x < W; x++) {
      q[x] = s;
      s += p[CL(x + r + 1, 0, W - 1)] - p[CL(x - r, 0, W - 1)];
    }
  }
  float k = 1.f / ((2 * r + 1) * (2 * r + 1));
  float *col = (float *)malloc(sizeof(float) * W);
  memset(col, 0, sizeof(float) * W);
  for (int i = -r; i <= r; i++) {
    const float *p = tmp + CL(i, 0, H - 1) * W;
    for (int x = 0; x < W; x++)
      col[x] += p[x];
  }
  for (int y = 0; y < H; y++) {
    float *q = out + y * W;
    const float *a = tmp + CL(y + r + 1, 0, H - 1) * W, *b = tmp + CL(y - r, 0, H - 1) * W;
    for (int x = 0; x < W; x++) {
      q[x] = col[x] * k;
      col[x] += a[x] - b[x];
    }
  }
  free(col);
}
// C0,C1: planar 3*H*W colour halves (log domain); F: planar nf*H*W features; FV: feature variance; fk: per
// feature scale; out planar 3*H*W
void denoise(const float *C0, const float *C1, const float *V, const float *F, const float *FV,
             const float *ftau, int nf, int W, int H, int R, int P, float kc, float kf, float *out,
             int threads) {
  const int T = 96;
  int ntile = (H + T - 1) / T;
  size_t N = (size_t)W * H;
#pragma omp parallel for schedule(dynamic, 1) num_threads(threads)
  for (int t = 0; t < ntile; t++) {
    int y0 = t * T, y1 = y0 + T > H ? H : y0 + T;
    int pa = P;
    int ya = CL(y0 - pa, 0, H), yb = CL(y1 + pa, 0, H);
    int h = yb - ya;
    size_t n = (size_t)W * h;
    float *d[2];
    for (int b = 0; b < 2; b++)
      d[b] = (float *)malloc(n * 4);
    float *tmp = (float *)malloc(n * 4), *db = (float *)malloc(n * 4), *wf = (float *)malloc(n * 4);
    float *acc = (float *)calloc(6 * n, 4), *ws = (float *)calloc(2 * n, 4);
    for (int dy = -R; dy <= R; dy++)
      for (int dx = -R; dx <= R; dx++) {
        if (dx * dx + dy * dy > R * R + R)
          continue;
        for (int y = 0; y < h; y++) {
          int gy = ya + y, qy = CL(gy + dy, 0, H - 1);
          for (int x = 0; x < W; x++) {
            int qx = CL(x + dx, 0, W - 1);
            size_t p = (size_t)gy * W + x, q = (size_t)qy * W + qx, o = (size_t)y * W + x;
            float s0 = 0, s1 = 0;
            for (int c = 0; c < 3; c++) {
              float vp = V[c * N + p], vq = V[c * N + q];
              float vm = vp < vq ? vp : vq;
              float e0 = C0[c * N + p] - C0[c * N + q], e1 = C1[c * N + p] - C1[c * N + q];
              float den = 1.f / (1e-6f + kc * kc * (vp + vq));
              s0 += (e0 * e0 - (vp + vm)) * den;
              s1 += (e1 * e1 - (vp + vm)) * den;
            }
            d[0][o] = s0 * (1.f / 3);
            d[1][o] = s1 * (1.f / 3);
            float m = 0;
            for (int f = 0; f < nf; f++) {
              float fp = F[f * N + p], fq = F[f * N + q], e = fp - fq;
              float vp = FV[f * N + p], vq = FV[f * N + q], vm = vp < vq ? vp : vq;
              float tt = ftau[f];
              float den = vp > tt ? vp : tt;
              float z = (e * e - (vp + vm)) / (kf * kf * den);
              m = z > m ? z : m;
            }
            wf[o] = m;
          }
        }
        for (int b = 0; b < 2; b++) {
          box(d[b], tmp, db, W, h, P);
          const float *C = b ? C0 : C1; // weights from buffer b filter the other buffer
          float *ac = acc + (size_t)b * 3 * n, *w = ws + (size_t)b * n;
          for (int y = 0; y < h; y++) {
            int gy = ya + y, qy = CL(gy + dy, 0, H - 1);
            for (int x = 0; x < W; x++) {
              int qx = CL(x + dx, 0, W - 1);
              size_t q = (size_t)qy * W + qx, o = (size_t)y * W + x;
              float e = db[o];
              e = e > wf[o] ? e : wf[o];
              e = e > 0 ? e : 0;
              float g = e < 12.f ? expf(-e) : 0.f;
              w[o] += g;
              ac[o] += g * C[q];
              ac[n + o] += g * C[N + q];
              ac[2 * n + o] += g * C[2 * N + q];
            }
          }
        }
      }
    for (int y = y0; y < y1; y++)
      for (int x = 0; x < W; x++) {
        size_t o = (size_t)(y - ya) * W + x, p = (size_t)y * W + x;
        for (int c = 0; c < 3; c++) {
          float a = acc[c * n + o] / (ws[o] + 1e-9f), b = acc[3 * n + c * n + o] / (ws[n + o] + 1e-9f);
          out[c * N + p] = .5f * (a + b);
        }
      }
    for (int b = 0; b < 2; b++)
      free(d[b]);
    free(tmp);
    free(db);
    free(wf);
    free(acc);
    free(ws);
  }
}
